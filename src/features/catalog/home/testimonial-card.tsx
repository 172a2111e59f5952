import type { Testimonial } from '@/contract/schemas/catalog';

/** A quote of a customer, with the name. */
export function TestimonialCard({ testimonial }: { testimonial: Testimonial }) {
  return (
    <figure className="h-full rounded-lg border border-line bg-raised p-5.5" lang={testimonial.lang}>
      <blockquote className="text-[1.0625rem]">“{testimonial.text}”</blockquote>
      <figcaption className="mt-3.5 text-sm text-muted">
        <b className="text-ink">
          {testimonial.author}, {testimonial.city}/{testimonial.state}
        </b>
        <br />
        {testimonial.role}
      </figcaption>
    </figure>
  );
}
