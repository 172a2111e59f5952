interface PackNameProps {
  title: string;
  /** Language of the title; the pack is named in the catalogue's. */
  titleLang?: string | undefined;
  presentation: string;
}

/** A product and its pack, each in its own language. */
export function PackName({ title, titleLang = 'pt-BR', presentation }: PackNameProps) {
  return (
    <>
      <bdi lang={titleLang}>{title}</bdi>, <bdi lang="pt-BR">{presentation}</bdi>
    </>
  );
}
