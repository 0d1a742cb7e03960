// The framework looks for the navbar's search bar here.
export {default} from '@site/search/bar/SearchBar';
