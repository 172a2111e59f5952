import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PERMISSIONS, type Permission } from '@config/permissions';
import { contract } from '@/contract/contract';
import type { EndpointContract } from '@/contract/endpoint';
import { endpoints, type EndpointName } from '@/contract/endpoints';
import { makeUser } from '@/testing/make-user';
import { makeTestApp, type TestApp } from '@/testing/test-app';

/**
 * Which permission opens which door of the back office (decisions, Dashboard), written here by hand and not read from
 * the contract: `permission-matrix.test.ts` would believe a contract that is wrong.
 */
const DOORS: Partial<Record<Permission, EndpointName[]>> = {
  'products.write': [
    'getEditorChoices',
    'listManagedProducts',
    'exportProducts',
    'importProducts',
    'getManagedProduct',
    'previewProduct',
    'createProduct',
    'duplicateProduct',
    'updateProducts',
    'updateProduct',
    'deleteProduct',
    'listStockAdjustments',
    'adjustStock',
    'uploadPicture',
    'getFreshness',
  ],
  'content.write': [
    'getEditorChoices',
    // Articles and coupons name products.
    'listManagedProducts',
    'uploadPicture',
    'listManagedPosts',
    'getManagedPost',
    'previewPost',
    'createPost',
    'updatePost',
    'deletePost',
    'listManagedReviews',
    'moderateReviews',
    'listManagedTestimonials',
    'createTestimonial',
    'updateTestimonial',
    'deleteTestimonial',
    'listManagedLessons',
    'getManagedLesson',
    'createLesson',
    'updateLesson',
    'deleteLesson',
    'uploadLessonFile',
    'listRedirects',
    'createRedirect',
    'updateRedirect',
    'deleteRedirect',
    'getFreshness',
  ],
  'coupons.write': [
    'getEditorChoices',
    'listManagedProducts',
    'listManagedCoupons',
    'createCoupon',
    'updateCoupon',
    'deleteCoupon',
    'getFreshness',
  ],
  'orders.write': ['changeOrderState', 'changeOrderStates', 'updateOrder'],
  'orders.read': ['listOrders', 'listHeldStock', 'exportOrders'],
  'users.read': ['listUsers', 'getUser', 'exportUsers'],
  'users.write': ['setRepresentante', 'updateUser'],
  'leads.read': ['listLeads', 'updateLead', 'exportLeads'],
  'search.write': [
    'listCountedSearches',
    'listSearchRules',
    'createSearchRule',
    'updateSearchRule',
    'endSearchRule',
    'previewSearch',
  ],
  'reports.read': ['getReport', 'listAuditEntries', 'listFailedSearches'],
  universidade: [
    'getExclusiveMaterial',
    'getExclusiveLesson',
    'markLessonRead',
    'answerExclusiveQuiz',
    'getCertificate',
  ],
  representante: ['listOrders', 'listUsers', 'getUser', 'getOwnRepresentativeFigures'],
};

const opensTo = (name: EndpointName): Permission[] => {
  const { access }: EndpointContract = contract[name];
  return PERMISSIONS.filter((permission) => [access].flat().includes(permission));
};
const names = Object.keys(endpoints) as EndpointName[];
const behindPermission = names.filter((name) => opensTo(name).length > 0);

it.each(PERMISSIONS)('%s opens the doors that are written here, and no other', (permission) => {
  const opened = behindPermission.filter((name) => opensTo(name).includes(permission));
  expect(opened.sort()).toEqual([...(DOORS[permission] ?? [])].sort());
});

describe('no door of the shop’s people', () => {
  let shop: TestApp;
  beforeAll(async () => void (shop = await makeTestApp()));
  afterAll(() => shop.close());

  it('tells a customer or a stranger anything, whatever they send', async () => {
    const { token } = await makeUser(shop.services);
    for (const name of behindPermission) {
      const { method, path } = endpoints[name];
      const send = (as?: string) =>
        shop.request(method, `${path.replace(/\{\w+\}/g, 'x')}?pagina=x`, {
          token: as,
          body: method === 'GET' ? undefined : { nonsense: true },
        });
      expect([name, (await send()).status, (await send(token)).status]).toEqual([name, 401, 403]);
    }
  });
});
