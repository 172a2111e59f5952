import { CONTENT_TAG, tagOfThing } from '@/lib/shared-cache';
import { route } from '@/server/http/route';
import { allowPublicCache } from '@/server/routes/public-cache';

export const contentRoutes = [
  route('listTestimonials', ({ input, services, c }) => {
    allowPublicCache(c, { tags: [CONTENT_TAG] });
    return services.content.listTestimonials(input.query.limit, input.query.locale);
  }),
  route('listPosts', ({ input, services, c }) => {
    allowPublicCache(c, { tags: [CONTENT_TAG] });
    return services.content.listPosts(input.query.locale);
  }),
  route('getPost', ({ input, services, c }) => {
    allowPublicCache(c, { tags: [tagOfThing('post', input.params.slug)] });
    return services.content.getPost(input.params.slug, input.query.locale);
  }),
  route('listFaq', ({ input, services, c }) => {
    allowPublicCache(c, { tags: [CONTENT_TAG] });
    return services.content.listFaq(input.query.locale);
  }),
  route('getBrandContent', ({ input, services, c }) => {
    allowPublicCache(c, { tags: [CONTENT_TAG] });
    return services.content.getBrandContent(input.query.locale);
  }),
];
