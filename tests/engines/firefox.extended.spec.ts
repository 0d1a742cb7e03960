import {firefox} from './firefox';
import {testEngine} from './testEngine';

testEngine(firefox);
