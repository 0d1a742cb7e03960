/**
 * `npm run verify:cli -- --bin babylond=/path/to/babylond`: compares data/cli with real binaries.
 * `+` marks what the data lack, `-` what only they have, `~` what differs.
 */
import {verifyCli} from './verifyCli';

void verifyCli(process.argv.slice(2), (line) => console.log(line)).then((code) => {
  process.exitCode = code;
});
