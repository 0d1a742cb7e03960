/**
 * Everything that reads data/, figures/ and examples/, as one graph of modules: the development
 * server loads all of it again when a file changes, so that nothing keeps what it read before.
 */
export {remarkCalculators} from '../calculators/remarkCalculators';
export {remarkCommands} from '../commands/remarkCommands';
export {remarkExamples} from '../examples/remarkExamples';
export {remarkCodeFacts} from '../facts/remarkCodeFacts';
export {remarkFacts} from '../facts/remarkFacts';
export {remarkFigures} from '../figures/remarkFigures';
export {remarkTerms} from '../glossary/remarkTerms';
export {loadPageData} from '../page-data/loadPageData';
