/**
 * Every call of the API as plain data. The browser needs no more than this (schemas would bring zod into the
 * first script); `contract.ts` adds the schemas for the server, the tests and the OpenAPI document.
 * Paths are written as the specification writes them; the server answers with and without a trailing slash.
 */
export const endpoints = {
  // Accounts
  login: { method: 'POST', path: '/auth/login' },
  register: { method: 'POST', path: '/auth/register' },
  requestPasswordReset: { method: 'POST', path: '/forget-password' },
  resetPassword: { method: 'POST', path: '/forget-password/reset' },
  changePassword: { method: 'POST', path: '/auth/change-password/' },
  confirmPassword: { method: 'POST', path: '/auth/confirm-password/' },
  logout: { method: 'POST', path: '/logout' },
  getSelf: { method: 'GET', path: '/user/self/' },
  deleteSelf: { method: 'DELETE', path: '/user/self/' },
  exportSelf: { method: 'GET', path: '/user/self/export' },
  listOwnSessions: { method: 'GET', path: '/user/self/sessions' },
  deleteOwnSession: { method: 'DELETE', path: '/user/self/sessions/{id}' },
  getOwnConsents: { method: 'GET', path: '/user/self/consents' },
  updateOwnConsents: { method: 'PUT', path: '/user/self/consents' },
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
  getOwnRepresentativeFigures: { method: 'GET', path: '/user/self/representative/figures' },
  // People: all for `users.read`, their own customers for a representative
  setRepresentante: { method: 'POST', path: '/user/set_representante' },
  listUsers: { method: 'GET', path: '/user/' },
  getUser: { method: 'GET', path: '/user/{id}' },
  updateUser: { method: 'PATCH', path: '/user/{id}' },
  followRedirect: { method: 'GET', path: '/redirect/{code}' },
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
  listFailedSearches: { method: 'GET', path: '/search/failed/' },
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
  createConsent: { method: 'POST', path: '/consent/' },
  // What people write
  createLeadToken: { method: 'GET', path: '/lead/token' },
  createLead: { method: 'POST', path: '/lead/' },
  listLeads: { method: 'GET', path: '/lead/' },
  updateLead: { method: 'PATCH', path: '/lead/{id}' },
  // Checkout
  calculateFreight: { method: 'POST', path: '/frete/calculate' },
  findCoupon: { method: 'GET', path: '/coupon/' },
  quoteCheckout: { method: 'POST', path: '/checkout/' },
  createOrder: { method: 'POST', path: '/checkout/create' },
  fakePayment: { method: 'POST', path: '/checkout/fake_payment/' },
  // Orders: the customer's own, or any for `orders.read`
  listOrders: { method: 'GET', path: '/order/' },
  getOrder: { method: 'GET', path: '/order/{number}' },
  trackOrder: { method: 'POST', path: '/order/track' },
  changeOrderState: { method: 'PATCH', path: '/order/{number}/state' },
  // The JSON lists
  listFeaturedCategories: { method: 'GET', path: '/featured_categories.json' },
  listTopCollections: { method: 'GET', path: '/collections.json' },
  listBrands: { method: 'GET', path: '/brands.json' },
  listFeaturedProducts: { method: 'GET', path: '/products_featured.json' },
  listTopSellers: { method: 'GET', path: '/products_top_seller.json' },
  listOnSelling: { method: 'GET', path: '/products_on_selling.json' },
  listRelatedProducts: { method: 'GET', path: '/products_related.json' },
  listBestSellers: { method: 'GET', path: '/products_best_seller.json' },
  listNewArrivals: { method: 'GET', path: '/products_new_arrival.json' },
  getFlashSale: { method: 'GET', path: '/products_flash_sale.json' },
  listRecentOwnOrders: { method: 'GET', path: '/orders.json' },
  getOwnOrder: { method: 'GET', path: '/order.json' },
  // Operations
  getHealth: { method: 'GET', path: '/health' },
  getReady: { method: 'GET', path: '/ready' },
} as const satisfies Record<
  string,
  { method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'; path: `/${string}` }
>;

export type EndpointName = keyof typeof endpoints;
