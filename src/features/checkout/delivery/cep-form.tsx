import { useTranslation } from 'next-i18next/pages';
import { useRef, useState } from 'react';
import { useNamespace } from '@/client/use-namespace';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { TextInput } from '@/components/ui/text-input';
import { bareCep, formatCep } from '@/lib/cep';
import { CepPlace } from './cep-place';

interface CepFormProps {
  /** Eight digits that are known already. */
  cep: string | null;
  /** The shop's answer about the CEP. */
  error: string | null;
  isPending: boolean;
  onSubmit: (cep: string) => void;
}

/**
 * Asks for the CEP: everything about a delivery starts there. The eighth digit asks the shop by itself; the hyphen is
 * put in when the field is left.
 */
export function CepForm({ cep, error, isPending, onSubmit }: CepFormProps) {
  const { t } = useTranslation(['checkout', 'errors']);
  useNamespace('errors');
  const [typed, setTyped] = useState<string | null>(null);
  const [isWrong, setWrong] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  // A CEP that comes from elsewhere, such as a saved address, replaces what was typed.
  const [seen, setSeen] = useState(cep);
  if (seen !== cep) {
    setSeen(cep);
    if (bareCep(typed ?? '') !== cep) setTyped(null);
  }
  const text = typed ?? (cep ? formatCep(cep) : '');

  const submit = (value: string) => {
    const digits = bareCep(value);
    setWrong(digits.length !== 8);
    if (digits.length !== 8) {
      // A field is read with its error when it gets the focus.
      field.current?.focus();
      return;
    }
    setTyped(formatCep(digits));
    onSubmit(digits);
  };

  return (
    <form
      noValidate
      className="flex items-start gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        submit(text);
      }}
    >
      <Field
        label={t('cep.label')}
        hint={cep && bareCep(text) === cep && !error ? <CepPlace cep={cep} /> : undefined}
        error={isWrong ? t('errors:fields.cep') : error}
        className="max-w-44 min-w-0 flex-1"
      >
        <TextInput
          ref={field}
          name="cep"
          dir="ltr"
          inputMode="numeric"
          autoComplete="postal-code"
          placeholder="00000-000"
          value={text}
          onChange={({ target: { value } }) => {
            setTyped(value);
            setWrong(false);
            const digits = bareCep(value);
            if (digits.length === 8 && digits !== cep) onSubmit(digits);
          }}
          onBlur={() => setTyped(formatCep(text))}
        />
      </Field>
      <Button type="submit" tone="outline" pending={isPending} className="mt-7 shrink-0 px-4">
        {t('cep.submit')}
      </Button>
    </form>
  );
}
