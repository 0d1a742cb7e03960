// The framework finds the search bar of its navbar here.
export {default} from '@site/search/bar/SearchBar';
