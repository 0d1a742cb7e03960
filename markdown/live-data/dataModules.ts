/**
 * All modules that read data/, figures/ and examples/. The development server reloads them together
 * when a file changes, so that none of them keeps stale data.
 */
export {remarkCalculators} from '../calculators/remarkCalculators';
export {remarkCommands} from '../commands/remarkCommands';
export {remarkExamples} from '../examples/remarkExamples';
export {remarkCodeFacts} from '../facts/remarkCodeFacts';
export {remarkFacts} from '../facts/remarkFacts';
export {remarkFigures} from '../figures/remarkFigures';
export {remarkTerms} from '../glossary/remarkTerms';
export {loadPageData} from '../page-data/loadPageData';
