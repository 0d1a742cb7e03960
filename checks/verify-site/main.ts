import {verifySite} from './verifySite';

// `npm run verify:site -- URL|FOLDER [--manifest SHA256]`
void verifySite(process.argv.slice(2)).then((code) => {
  process.exitCode = code;
});
