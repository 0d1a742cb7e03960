import type {FromWorker, ToWorker} from '../messages';

/** Stands in for a worker; the test speaks for it. */
export class TestWorker extends EventTarget {
  readonly told: ToWorker[] = [];
  isTerminated = false;

  postMessage(message: ToWorker): void {
    this.told.push(message);
  }

  terminate(): void {
    this.isTerminated = true;
  }

  say(data: FromWorker): void {
    this.dispatchEvent(new MessageEvent('message', {data}));
  }

  fail(type = 'error'): void {
    this.dispatchEvent(new Event(type, {cancelable: true}));
  }
}
