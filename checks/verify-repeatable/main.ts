import {verifyRepeatable} from './verifyRepeatable';

// `npm run verify:repeatable`
process.exitCode = verifyRepeatable();
