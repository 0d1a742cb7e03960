import {hex} from '@scure/base';
import {exampleOutputs} from './example';

/** Prints the values in the page's tables: `npx tsx printOutputs.ts`. */
for (const [name, {outputKey, address}] of Object.entries(exampleOutputs)) {
  console.log(name.padEnd(10), hex.encode(outputKey), address);
}
