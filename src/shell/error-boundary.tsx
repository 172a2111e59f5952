import { Component, type ErrorInfo, type ReactNode } from 'react';
import { brand } from '@config/brands';

interface Props {
  /** A change of this value is a new page: the boundary tries again. */
  resetKey: string;
  children: ReactNode;
}
interface State {
  error: Error | null;
  resetKey: string;
}

/** Catches a page that breaks and says so with the words of the specification, section 8. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { error: null, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: Error): Partial<State> {
    return { error };
  }

  static getDerivedStateFromProps(props: Props, state: State): Partial<State> | null {
    return props.resetKey === state.resetKey ? null : { error: null, resetKey: props.resetKey };
  }

  override componentDidCatch(error: Error, info: ErrorInfo) {
    console.error('A page broke:', error, info.componentStack);
  }

  override render() {
    if (!this.state.error) return this.props.children;
    return (
      <div role="alert" className="wrap grid gap-3 py-16 text-center">
        <h1 className="text-2xl">Something went wrong</h1>
        <p className="text-muted">{this.state.error.message}</p>
        {/* A full load, not a client transition: the state of this page is not to be trusted. */}
        <a href="/" className="mx-auto inline-flex min-h-11 items-center font-bold text-primary underline">
          {brand.name}
        </a>
      </div>
    );
  }
}
