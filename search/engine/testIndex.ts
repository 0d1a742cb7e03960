// Tests in server/, src/ and scripts/ still import it from here; it goes when they name the new place.
export {indexOf, PAGES, sourceOf} from '../../tests/search/testIndex';
