/**
 * The helpers that compiled framework code asks `tslib` for in the browser. A helper missing here
 * fails the build's own check of exports and every browser test.
 */
export {__exportStar, __importDefault, __importStar} from 'tslib/tslib.es6.mjs';
