import { useId } from 'react';
import { Checkbox } from '@/components/ui/checkbox';

interface RoleChoiceProps {
  name: string;
  /** What it opens, in plain words. */
  text: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** One permission with what it means. */
export function RoleChoice({ name, text, checked, onChange }: RoleChoiceProps) {
  const id = useId();
  return (
    <div>
      <Checkbox
        label={<span className="font-semibold">{name}</span>}
        checked={checked}
        onChange={({ target }) => onChange(target.checked)}
        aria-describedby={id}
      />
      <p id={id} className="ps-7.5 text-sm text-muted">
        {text}
      </p>
    </div>
  );
}
