import css from '@lazy-styles/tools';
import {adoptSheet} from '@site/src/components/adoptSheet';

// A module runs once, however many tools a page holds.
adoptSheet(css);
