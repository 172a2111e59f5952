import { Link } from '@/components/ui/link';

interface StateTabsProps {
  label: string;
  /** The one shown now. */
  current: string;
  tabs: readonly { value: string; text: string; href: string }[];
}

/** The states of a list as links above it: one look tells which part of it is on the screen. */
export function StateTabs({ label, current, tabs }: StateTabsProps) {
  return (
    <nav aria-label={label} className="print:hidden">
      <ul className="flex flex-wrap gap-1 rounded border border-line bg-raised p-1">
        {tabs.map(({ value, text, href }) => (
          <li key={value}>
            <Link
              href={href}
              shallow
              scroll={false}
              aria-current={value === current ? 'true' : undefined}
              className="inline-flex min-h-10 items-center rounded-sm px-3.5 font-semibold text-primary hover:bg-primary-soft aria-[current]:bg-primary aria-[current]:text-white"
            >
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
