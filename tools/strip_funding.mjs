// npm writes links for donations into its lock; ours carries versions and hashes and no address at all.
import { readFileSync, writeFileSync } from "node:fs";

for (const file of process.argv.slice(2)) {
  const lock = JSON.parse(readFileSync(file, "utf-8"));
  for (const entry of Object.values(lock.packages)) delete entry.funding;
  writeFileSync(file, JSON.stringify(lock, null, 2) + "\n");
}
