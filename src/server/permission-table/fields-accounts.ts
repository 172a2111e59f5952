import { OWN_ORDER } from './fields-orders';
import { ADDRESS, pageOf, REVIEW, type FieldTable } from './parts';

const SAVED_ADDRESS = `id ${ADDRESS}`;
const DETAILS = 'id fullName email emailConfirmed phone document stateRegistration';
const CONSENTS = 'marketing marketingSince';
const OWN_REVIEW = `canReview reason review{ ${REVIEW} status }`;
const TOKEN = 'one text';
const signedIn = (column: string) => ({ 'customer admin': column });

/**
 * A person’s own data. A token is the whole body, and goes to the person who just gave a password; hashes go nowhere.
 */
export const ACCOUNT_FIELDS: FieldTable = {
  'POST /auth/login': { everybody: TOKEN },
  'POST /auth/register': { everybody: TOKEN },
  // The same empty answer with and without such an account.
  'POST /forget-password': { everybody: 'nothing' },
  'POST /forget-password/reset': { everybody: 'nothing' },
  'POST /auth/change-password/': signedIn(TOKEN),
  'POST /auth/confirm-password/': signedIn(TOKEN),
  'POST /auth/confirm-email/': signedIn('nothing'),
  'POST /auth/confirm-email/send': signedIn('nothing'),
  'POST /logout': signedIn('nothing'),
  'GET /user/self/': signedIn('id fullName email admin permissions?'),
  'DELETE /user/self/': signedIn('nothing'),
  'GET /user/self/export': signedIn(`
    exportedAt
    user{ ${DETAILS} admin permissions? region representativeCode? representedByCode representedAt createdAt }
    consents{ ${CONSENTS} cookies[]{ choices.* createdAt policyVersion } }
    addresses[]{ ${SAVED_ADDRESS} }
    orders[]{ ${OWN_ORDER} }
    reviews[]{ author createdAt productId reviewScore status text title }
    favorites[]{ createdAt productId }
    stockNotices[]{ createdAt notifiedAt variationId }
    messages[]{ createdAt kind reference written{ data.* email message name phone
      lines[]{ presentation sku slug title units variationId weightGrams } } }
    lessons[]{ lessonId passedAt readAt } certificate{ issuedAt lessons[] }
    sessions[]{ addressPrefix createdAt device{ browser system } lastSeenAt }
    knownDevices[]{ createdAt lastUsedAt }`),
  // The id can end a session and cannot open one.
  'GET /user/self/sessions': signedIn(
    '[]{ id addressPrefix createdAt current device{ browser system } lastSeenAt }',
  ),
  'DELETE /user/self/sessions/{id}': signedIn('nothing'),
  'GET /user/self/consents': signedIn(CONSENTS),
  'PUT /user/self/consents': signedIn(CONSENTS),
  'GET /user/self/details': signedIn(DETAILS),
  'PATCH /user/self/details': signedIn(DETAILS),
  'GET /user/self/address': signedIn(`[]{ ${SAVED_ADDRESS} }`),
  'POST /user/self/address': signedIn(SAVED_ADDRESS),
  'PUT /user/self/address/{id}': signedIn(SAVED_ADDRESS),
  'DELETE /user/self/address/{id}': signedIn('nothing'),
  'GET /user/self/favorites': signedIn('productIds[]'),
  'POST /user/self/favorites': signedIn('productIds[]'),
  'DELETE /user/self/favorites/{id}': signedIn('nothing'),
  'POST /product/reviews/': signedIn(OWN_REVIEW),
  'GET /product/reviews/own': signedIn(OWN_REVIEW),
  'POST /getnet/auth': { customer: 'brand last4 ready reference' },
};

const PERSON = `
  id fullName email phone region admin permissions? representativeCode? representedByCode createdAt`;
const WHOLE_PERSON = `
  ${PERSON} document stateRegistration addresses[]{ ${SAVED_ADDRESS} } orders{ count lastAt total }`;
/** The id, and what was written. */
const WRITTEN_PERSON = `
  ${WHOLE_PERSON} fullName:none email:none phone:none region:none representedByCode:none document:none
  stateRegistration:none addresses:none orders{ lastAt:none }`;
const LEAD = `answerBy createdAt data.* email handledAt id kind locale message name phone reference
  lines[]{ presentation sku slug title units variationId weightGrams }`;

/** Other people, and their messages. */
export const PEOPLE_FIELDS: FieldTable = {
  'GET /user/': { 'users.read representante admin': pageOf(PERSON) },
  'GET /user/{id}': {
    'users.read admin': WHOLE_PERSON,
    // How to reach a customer, without their documents.
    representante: `${WHOLE_PERSON} document:none stateRegistration:none addresses:none`,
  },
  'GET /user/export': {
    'users.read admin': `text/csv: Nome; E-mail; Telefone; CPF ou CNPJ; Inscrição estadual; Região; Administrador;
      Permissões; Código de representante; Veio pelo código; Aceita novidades desde; Cadastro`,
  },
  'PATCH /user/{id}': { 'users.write': WRITTEN_PERSON, admin: WHOLE_PERSON },
  'POST /user/set_representante': { 'users.write': WRITTEN_PERSON, admin: WHOLE_PERSON },
  'GET /user/self/representative/figures': {
    representante: 'code months[]{ customers month newCustomers orders revenue }',
  },
  'GET /lead/': { 'leads.read admin': pageOf(LEAD) },
  'GET /lead/export': {
    'leads.read admin': `text/csv: Protocolo; Data; Formulário; Nome; E-mail; Telefone; Empresa; CPF ou CNPJ; Cidade;
      UF; Assunto; Atividade; Produto; Página do produto; Volume mensal (kg); Itens; CEP; Responder até; Mensagem;
      Idioma; Respondido em`,
  },
  'PATCH /lead/{id}': { 'leads.read admin': LEAD },
};
