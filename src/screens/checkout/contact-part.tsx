import { useTranslation } from 'next-i18next/pages';
import dynamic from 'next/dynamic';
import { useState } from 'react';
import { ROUTES } from '@config/routes';
import { Skeleton } from '@/components/ui/skeleton';
import { lazyPlace } from '@/components/ui/lazy/lazy-place';
import { FormSkeleton } from '@/features/auth/form-skeleton';
import { AccountStep, type AccountTab } from '@/features/checkout/account-step';
import type { ContactValues } from '@/features/checkout/contact/contact';
import { inNextTask } from '@/lib/browser/in-next-task';

const LoginForm = dynamic(() => import('@/features/auth/login-form').then((module) => module.LoginForm), {
  ssr: false,
  loading: lazyPlace(() => <FormSkeleton fields={2} />),
});
const RegisterForm = dynamic(
  () => import('@/features/auth/register-form').then((module) => module.RegisterForm),
  { ssr: false, loading: lazyPlace(() => <FormSkeleton fields={4} />) },
);
// It calls no server, so its rules come with it.
const ContactForm = dynamic(
  () =>
    Promise.all([
      import('@/features/checkout/contact/contact-form'),
      import('@/features/checkout/contact/contact.schema'),
    ]).then(([module]) => inNextTask(module.ContactForm)),
  { ssr: false, loading: lazyPlace(() => <Skeleton className="h-96 w-full rounded-lg" />) },
);

interface ContactPartProps {
  formId: string;
  isGuest: boolean;
  tab: AccountTab;
  onTab: (tab: AccountTab) => void;
  initial: ContactValues;
  faults: Record<string, string>;
  onChange: (values: ContactValues) => void;
  onDone: (values: ContactValues) => void;
}

/** Who buys: a guest by name and how to be reached, beside signing in and registering. */
export function ContactPart({ formId, isGuest, tab, onTab, ...form }: ContactPartProps) {
  const { t } = useTranslation('checkout');
  // The e-mail that has an account already: the person goes on by signing in.
  const [taken, setTaken] = useState<string | null>(null);
  const fields = <ContactForm id={formId} isGuest={isGuest} {...form} />;
  if (!isGuest) return fields;
  return (
    <AccountStep
      tab={tab}
      onTab={onTab}
      guest={fields}
      login={
        <LoginForm
          key={taken}
          next={ROUTES.checkout}
          email={taken ?? form.initial.email}
          note={taken === null ? undefined : t('account.taken')}
        />
      }
      register={
        <RegisterForm
          nextRoute={ROUTES.checkout}
          initial={form.initial}
          onTaken={(email) => {
            setTaken(email);
            onTab('login');
          }}
        />
      }
    />
  );
}
