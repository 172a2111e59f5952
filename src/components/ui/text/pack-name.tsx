import { PackText } from './pack-text';

interface PackNameProps {
  title: string;
  /** Language of the title. */
  titleLang?: string | undefined;
  presentation: string;
}

/** A product and its pack, each in its own language. */
export function PackName({ title, titleLang = 'pt-BR', presentation }: PackNameProps) {
  return (
    <>
      <bdi lang={titleLang}>{title}</bdi>, <PackText presentation={presentation} />
    </>
  );
}
