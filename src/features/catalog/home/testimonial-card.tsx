import type { Testimonial } from '@/contract/schemas/catalog';

interface TestimonialCardProps {
  testimonial: Testimonial;
  /** The one that leads the others on a wide screen: larger, in the colour of the brand. */
  isLead?: boolean;
}

/** A quote of a customer, with the name. */
export function TestimonialCard({ testimonial, isLead }: TestimonialCardProps) {
  return (
    <figure
      className={`flex h-full flex-col justify-between gap-3.5 rounded-lg border border-line bg-raised p-5.5 ${isLead ? 'md:border-primary-strong md:bg-primary-strong md:p-9 md:text-white' : ''}`}
      lang={testimonial.lang}
    >
      <blockquote
        className={`text-[1.0625rem] ${isLead ? 'md:font-display md:text-2xl md:leading-snug lg:text-3xl md:text-pretty md:text-white' : ''}`}
      >
        “{testimonial.text}”
      </blockquote>
      <figcaption className={`text-sm ${isLead ? 'text-muted md:text-base md:text-inherit' : 'text-muted'}`}>
        <b className={isLead ? 'text-ink md:text-inherit' : 'text-ink'}>
          {testimonial.author}, {testimonial.city}/{testimonial.state}
        </b>
        <br />
        {testimonial.role}
      </figcaption>
    </figure>
  );
}
