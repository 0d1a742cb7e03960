// The framework makes a page of each file here.
export {default} from '@site/search/page/SearchPage';
