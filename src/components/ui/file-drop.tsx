import { useId, useRef, useState, type ReactNode } from 'react';
import { Button } from './button';
import { Icon } from './icon';

interface FileDropProps {
  /** What the button says. */
  label: string;
  /** Kinds of files, as an input takes them. */
  accept: string;
  onFiles: (files: File[]) => void;
  /** Several files at once; one unless said. */
  multiple?: boolean;
  /** Takes no files now. */
  disabled?: boolean;
  pending?: boolean;
  tone?: 'primary' | 'outline';
  /** Which files are taken, or the one that was. */
  children: ReactNode;
}

/** A place to drop files, or to choose them. */
export function FileDrop(props: FileDropProps) {
  const { label, accept, onFiles, multiple, disabled, pending, tone = 'outline', children } = props;
  const hintId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const take = (files: FileList | null) => {
    if (files?.length && !disabled) onFiles([...files].slice(0, multiple ? undefined : 1));
  };
  return (
    <div
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setIsOver(false);
        take(event.dataTransfer.files);
      }}
      className={`flex flex-wrap items-center gap-3 rounded border-2 border-dashed px-4 py-3.5 ${isOver ? 'border-primary bg-primary-soft' : 'border-field'}`}
    >
      <Button
        tone={tone}
        size="sm"
        disabled={disabled}
        pending={pending}
        aria-describedby={hintId}
        onClick={() => input.current?.click()}
      >
        <Icon name="upload" />
        {label}
      </Button>
      <p id={hintId} className="min-w-0 flex-1 basis-48 text-sm text-muted">
        {children}
      </p>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        multiple={multiple}
        aria-label={label}
        onChange={({ target }) => {
          take(target.files);
          // The same file can be chosen again.
          target.value = '';
        }}
      />
    </div>
  );
}
