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
    return services.content.listPosts(input.query.locale, input.query.limit);
  }),
  route('getPost', async ({ input, services, c }) => {
    const tag = tagOfThing('post', input.params.slug);
    allowPublicCache(c, { tags: [tag] });
    const post = await services.content.getPost(input.params.slug, input.query.locale);
    // Asked for by a slug that it had before.
    if (post.slug !== input.params.slug) allowPublicCache(c, { tags: [tag, tagOfThing('post', post.slug)] });
    return post;
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
