import { useTranslation } from 'next-i18next/pages';
import { Component, type ErrorInfo, type ReactNode } from 'react';
import { brand } from '@config/brands';
import { DEFAULT_LOCALE } from '@config/locales';

interface Props {
  /** A new value means a new page: the boundary resets. */
  resetKey: string;
  children: ReactNode;
}
interface State {
  error: Error | null;
  resetKey: string;
}

/** Says in the page's language that something went wrong, and below it the error's own message. */
function BrokenPage({ message }: { message: string }) {
  const { t, i18n } = useTranslation('common');
  const home = i18n.language === DEFAULT_LOCALE ? '/' : `/${i18n.language}`;
  return (
    <div role="alert" className="wrap grid gap-3 py-16 text-center">
      <h1 className="text-2xl">{t('failure.boundary')}</h1>
      <p lang="en" dir="ltr" className="text-sm wrap-anywhere text-muted">
        {message}
      </p>
      <p>{t('failure.text')}</p>
      {/* A full load instead of a client navigation, because the state of this page may be broken. */}
      <a href={home} className="mx-auto inline-flex min-h-11 items-center font-bold text-primary underline">
        {brand.name}
      </a>
    </div>
  );
}

/** Catches errors of a page and shows a message. */
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
    return <BrokenPage message={this.state.error.message} />;
  }
}
