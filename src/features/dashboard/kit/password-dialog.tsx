import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import { useState, type SubmitEvent } from 'react';
import type { ApiError } from '@/client/api-error';
import { call } from '@/client/call';
import { storeToken } from '@/client/store-token';
import { Button } from '@/components/ui/button';
import { DialogFrame } from '@/components/ui/overlays/dialog-frame';
import { Field } from '@/components/ui/field';
import { TextInput } from '@/components/ui/text-input';
import { useFailureText } from './failure';

interface PasswordDialogProps {
  onDone: () => void;
  onGiveUp: () => void;
}

/** The password once more, for what must not be done from a computer its user left. */
export function PasswordDialog({ onDone, onGiveUp }: PasswordDialogProps) {
  const { t } = useTranslation('manage');
  const textOf = useFailureText();
  const [password, setPassword] = useState('');
  const confirm = useMutation<string, ApiError, string>({
    mutationFn: (typed) => call('confirmPassword', { body: { password: typed } }),
    onSuccess(token) {
      // The session goes on under another token; the old one is worth nothing any more.
      storeToken(token);
      onDone();
    },
  });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (password && !confirm.isPending) confirm.mutate(password);
  };
  const code = confirm.error?.errorCode;
  const fault =
    confirm.error &&
    (code === 'PASSWORD_WRONG' || code === 'RATE_LIMITED' ? t(`password.${code}`) : textOf(confirm.error));
  return (
    <DialogFrame open onClose={onGiveUp} title={t('password.title')} closeLabel={t('close')}>
      <form onSubmit={submit} className="grid gap-4">
        <p className="text-muted">{t('password.text')}</p>
        <Field label={t('password.label')} error={fault} required>
          <TextInput
            type="password"
            autoComplete="current-password"
            value={password}
            onChange={({ target }) => setPassword(target.value)}
          />
        </Field>
        <Button type="submit" pending={confirm.isPending} className="justify-self-start">
          {t('password.confirm')}
        </Button>
      </form>
    </DialogFrame>
  );
}
