/**
 * Every call of the API as plain data. The browser needs no more than this (schemas would bring zod into the
 * first script); `contract.ts` adds the schemas for the server, the tests and the OpenAPI document.
 * Paths are written as the specification writes them; the server answers with and without a trailing slash.
 */
export const endpoints = {
  // Accounts
  login: { method: 'POST', path: '/auth/login' },
  register: { method: 'POST', path: '/auth/register' },
  logout: { method: 'POST', path: '/logout' },
  getSelf: { method: 'GET', path: '/user/self/' },
  getOwnDetails: { method: 'GET', path: '/user/self/details' },
  updateOwnDetails: { method: 'PATCH', path: '/user/self/details' },
  listOwnAddresses: { method: 'GET', path: '/user/self/address' },
  createOwnAddress: { method: 'POST', path: '/user/self/address' },
  updateOwnAddress: { method: 'PUT', path: '/user/self/address/{id}' },
  deleteOwnAddress: { method: 'DELETE', path: '/user/self/address/{id}' },
  listOwnFavorites: { method: 'GET', path: '/user/self/favorites' },
  addOwnFavorites: { method: 'POST', path: '/user/self/favorites' },
  deleteOwnFavorite: { method: 'DELETE', path: '/user/self/favorites/{id}' },
  listOwnOrders: { method: 'GET', path: '/user/self/orders' },
  // Catalogue
  listProducts: { method: 'GET', path: '/product/' },
  listProductCards: { method: 'GET', path: '/product/cards/' },
  getProduct: { method: 'GET', path: '/product/{slug}' },
  listRecommendations: { method: 'GET', path: '/product/recommendations/' },
  listReviews: { method: 'GET', path: '/product/reviews/' },
  createReview: { method: 'POST', path: '/product/reviews/' },
  getOwnReview: { method: 'GET', path: '/product/reviews/own' },
  createStockNotice: { method: 'POST', path: '/product/stock_notice/' },
  searchProducts: { method: 'GET', path: '/search/' },
  suggestSearch: { method: 'GET', path: '/search/suggestions/' },
  listCategories: { method: 'GET', path: '/category/' },
  getCategory: { method: 'GET', path: '/category/{slug}' },
  listCollections: { method: 'GET', path: '/collection/' },
  getCollection: { method: 'GET', path: '/collection/{slug}' },
  getHome: { method: 'GET', path: '/home/' },
  // Content
  listTestimonials: { method: 'GET', path: '/testimonials/' },
  listPosts: { method: 'GET', path: '/blog/' },
  getPost: { method: 'GET', path: '/blog/{slug}' },
  listFaq: { method: 'GET', path: '/faq/' },
  getBrandContent: { method: 'GET', path: '/brand/' },
  // Checkout
  calculateFreight: { method: 'POST', path: '/frete/calculate' },
  findCoupon: { method: 'GET', path: '/coupon/' },
  quoteCheckout: { method: 'POST', path: '/checkout/' },
  createOrder: { method: 'POST', path: '/checkout/create' },
  fakePayment: { method: 'POST', path: '/checkout/fake_payment/' },
  // Orders: the customer's own, or any for `orders.read`
  listOrders: { method: 'GET', path: '/order/' },
  getOrder: { method: 'GET', path: '/order/{number}' },
  changeOrderState: { method: 'PATCH', path: '/order/{number}/state' },
  // Operations
  getHealth: { method: 'GET', path: '/health' },
  getReady: { method: 'GET', path: '/ready' },
} as const satisfies Record<
  string,
  { method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'; path: `/${string}` }
>;

export type EndpointName = keyof typeof endpoints;
