import { brand } from './brand.mjs';
import { dashboardResource } from './dashboard-resource.mjs';
import { endpoint } from './endpoint.mjs';
import { freightProvider } from './freight-provider.mjs';
import { language } from './language.mjs';
import { page } from './page.mjs';
import { paymentGateway } from './payment-gateway.mjs';
import { productField } from './product-field.mjs';

/**
 * The recipes of CONTRIBUTING.md, followed in this order: the language copies the texts that those before it add, and
 * the brand says something in each language.
 * @type {import('./follow-recipe.mjs').Recipe[]}
 */
export const RECIPES = [
  productField,
  endpoint,
  page,
  dashboardResource,
  paymentGateway,
  freightProvider,
  language,
  brand,
];
