/**
 * All that takes something from data/, figures/ and examples/, as one graph of modules. A build
 * imports it once. While pages are written, liveGraph.ts loads the whole graph anew when a file of
 * it has changed, so that nothing in it keeps what was read before.
 */
export {remarkCalculators} from '../calculators/remarkCalculators';
export {remarkCommands} from '../commands/remarkCommands';
export {remarkExamples} from '../examples/remarkExamples';
export {remarkCodeFacts} from '../facts/remarkCodeFacts';
export {remarkFacts} from '../facts/remarkFacts';
export {remarkFigures} from '../figures/remarkFigures';
export {remarkTerms} from '../glossary/remarkTerms';
export {loadPageData} from '../page-data/loadPageData';
export {readParts} from './readParts';
