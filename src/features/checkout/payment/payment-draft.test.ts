import { beforeEach, describe, expect, it } from 'vitest';
import { endPaymentDraft, forgetPaymentDraft, readPaymentDraft, storePaymentDraft } from './payment-draft';

const CONTACT = { fullName: 'Joana Prates', email: 'joana@cliente.example', document: '529.982.247-25' };

beforeEach(() => {
  forgetPaymentDraft();
  storePaymentDraft(null, { contact: CONTACT, customerNote: 'Buzinar na porteira', method: 'boleto' });
});

describe('what a visitor typed before signing in', () => {
  it('goes along, and a field they left empty says nothing: the account may know it', () => {
    storePaymentDraft(null, { contact: { ...CONTACT, fullName: '', phone: '' } });
    expect(readPaymentDraft('u1').contact).toEqual({ email: CONTACT.email, document: CONTACT.document });
    expect(readPaymentDraft(null).contact).toMatchObject({ fullName: '', phone: '' });
  });

  it('stays empty where a customer emptied it', () => {
    storePaymentDraft('u1', { contact: { stateRegistration: '' } });
    expect(readPaymentDraft('u1').contact).toEqual({ stateRegistration: '' });
  });
});

describe('once the order is placed', () => {
  it('another order of a guest asks no name, e-mail or document again, and has a note and a way to pay of its own', () => {
    endPaymentDraft(true);
    expect(readPaymentDraft(null)).toEqual({ contact: CONTACT, customerNote: '', method: null });
  });

  it('nothing of a customer stays: their account knows it', () => {
    storePaymentDraft('u1', { contact: CONTACT });
    endPaymentDraft(false);
    expect(readPaymentDraft('u1').contact).toEqual({});
    expect(readPaymentDraft(null).contact).toEqual({});
  });

  it('what a customer typed does not become a guest’s', () => {
    storePaymentDraft('u1', { contact: CONTACT });
    endPaymentDraft(true);
    expect(readPaymentDraft(null).contact).toEqual({});
  });
});
