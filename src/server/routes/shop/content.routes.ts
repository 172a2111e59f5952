import { CONTENT_TAG } from '@/lib/shared-cache';
import { route } from '@/server/http/route';
import { allowCacheOf, allowPublicCache } from '@/server/routes/public-cache';

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
    const { slug } = input.params;
    allowCacheOf(c, 'post', slug);
    const post = await services.content.getPost(slug, input.query.locale);
    allowCacheOf(c, 'post', slug, post.slug);
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
