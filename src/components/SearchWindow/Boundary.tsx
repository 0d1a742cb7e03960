import {Component, type ReactNode} from 'react';

type Props = {readonly children: ReactNode; readonly onCrash: () => void};

/** Closes the window when it fails, so that the page behind it stays. */
export default class Boundary extends Component<Props, {crashed: boolean}> {
  override state = {crashed: false};

  static getDerivedStateFromError(): {crashed: boolean} {
    return {crashed: true};
  }

  override componentDidCatch(): void {
    this.props.onCrash();
  }

  override render(): ReactNode {
    return this.state.crashed ? null : this.props.children;
  }
}
