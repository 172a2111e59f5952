import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CONSENT_STORAGE_KEY } from '@config/consent';
import { isTracking, track } from '@/lib/tracking/track';
import { renderScreen } from '@/testing/render-screen';
import { noAnswer, type ApiAnswers } from '@/testing/mock-api';
import { forgetConsent, openConsentPreferences } from '@/features/consent/consent-store';
import { page } from '@/features/consent/tag-manager';
import VisitHost from './visit-host';

vi.mock('@config/consent', async (load) => ({
  ...(await load<Record<string, unknown>>()),
  TAG_MANAGER_ID: 'GTM-TEST1',
}));

const scripts = () => [...document.querySelectorAll('script')].map(({ src }) => src);
const events = () => (window.dataLayer ?? []).map((entry) => (entry as { event?: string }).event);
const stored = () => JSON.parse(localStorage.getItem(CONSENT_STORAGE_KEY) ?? 'null') as object | null;
const open = (answers: ApiAnswers = { createConsent: () => null }) =>
  renderScreen(<VisitHost />, { answers });
const banner = () => screen.findByRole('region', { name: 'Você decide sobre os cookies' });

const reload = vi.fn();
beforeEach(() => {
  vi.spyOn(page, 'reload').mockImplementation(reload);
  // Removes what the test before has loaded.
  localStorage.setItem(CONSENT_STORAGE_KEY, 'null');
  window.dispatchEvent(new StorageEvent('storage', { key: CONSENT_STORAGE_KEY }));
  forgetConsent();
  document.head.replaceChildren();
  reload.mockClear();
});

describe('the consent banner', () => {
  it('asks without a default, and nothing is loaded or tracked before an answer', async () => {
    const { calls } = open();
    expect(await banner()).toBeVisible();
    track('login');
    expect(isTracking()).toBe(false);
    expect(window.dataLayer).toBeUndefined();
    expect(scripts()).toEqual([]);
    expect(calls).toEqual([]);
  });

  it('gives refusing the same weight as accepting', async () => {
    open();
    const buttons = within(await banner()).getAllByRole('button');
    expect(buttons.map(({ textContent }) => textContent)).toEqual([
      'Só o necessário',
      'Aceitar todos',
      'Escolher',
    ]);
    expect(buttons[0]?.className).toBe(buttons[1]?.className);
  });

  it('leaves the page usable: no dialog, no focus trap', async () => {
    open();
    await banner();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.body.style.overflow).toBe('');
  });

  it('loads the tag manager when all is accepted, stores the proof, and does not come back', async () => {
    const { user, calls, unmount } = open();
    await user.click(within(await banner()).getByRole('button', { name: 'Aceitar todos' }));
    await waitFor(() => expect(screen.queryByRole('region')).toBeNull());
    expect(scripts()).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-TEST1']);
    await waitFor(() => expect(events()).toContain('page_view'));
    expect(events().indexOf('gtm.js')).toBeLessThan(events().indexOf('page_view'));
    await waitFor(() => expect(stored()).toMatchObject({ isLogged: true }));
    expect(calls).toMatchObject([
      {
        name: 'createConsent',
        input: { body: { choices: { analytics: true, marketing: true }, policyVersion: expect.any(String) } },
      },
    ]);
    unmount();
    forgetConsent();
    const next = open();
    await waitFor(() => expect(isTracking()).toBe(true));
    expect(screen.queryByRole('region')).toBeNull();
    expect(next.calls).toEqual([]);
  });

  it('loads and tracks nothing when only the necessary is accepted', async () => {
    const { user } = open();
    await user.click(within(await banner()).getByRole('button', { name: 'Só o necessário' }));
    await waitFor(() => expect(screen.queryByRole('region')).toBeNull());
    track('login');
    expect(window.dataLayer).toBeUndefined();
    expect(scripts()).toEqual([]);
    expect(stored()).toMatchObject({ choices: { analytics: false, marketing: false } });
  });

  it('asks again when the policy changed', async () => {
    const choices = { analytics: true, marketing: true };
    localStorage.setItem(
      CONSENT_STORAGE_KEY,
      JSON.stringify({ version: '2020-01', choices, visitorId: 'x', withGpc: false, isLogged: true }),
    );
    open();
    expect(await banner()).toBeVisible();
    expect(scripts()).toEqual([]);
  });

  it('sends the proof with the next visit when no response came', async () => {
    const { user, unmount } = open({ createConsent: () => Promise.reject(noAnswer()) });
    await user.click(within(await banner()).getByRole('button', { name: 'Só o necessário' }));
    await waitFor(() => expect(screen.queryByRole('region')).toBeNull());
    expect(stored()).toMatchObject({ isLogged: false });
    unmount();
    forgetConsent();
    const { calls } = open();
    await waitFor(() => expect(stored()).toMatchObject({ isLogged: true }));
    expect(calls).toHaveLength(1);
  });
});

describe('the preferences', () => {
  it('accept one purpose alone, with the keyboard', async () => {
    const { user } = open();
    within(await banner())
      .getByRole('button', { name: 'Escolher' })
      .focus();
    await user.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Preferências de cookies' });
    expect(within(dialog).getByRole('checkbox', { name: 'Necessários' })).toBeDisabled();
    const analytics = within(dialog).getByRole('checkbox', { name: 'Estatísticas' });
    expect(analytics).not.toBeChecked();
    expect(analytics).toHaveAccessibleDescription(/sem nome, e‑mail ou documento/);
    analytics.focus();
    await user.keyboard(' ');
    await user.click(within(dialog).getByRole('button', { name: 'Salvar a escolha' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(stored()).toMatchObject({ choices: { analytics: true, marketing: false } });
    const consent = [...((window.dataLayer?.[0] ?? []) as ArrayLike<unknown> as IArguments)];
    expect(consent).toEqual([
      'consent',
      'default',
      expect.objectContaining({ analytics_storage: 'granted', ad_storage: 'denied' }),
    ]);
  });

  it('withdraw the consent at any time: tracking stops, cookies and the script are removed', async () => {
    const { user } = open();
    await user.click(within(await banner()).getByRole('button', { name: 'Aceitar todos' }));
    await waitFor(() => expect(events()).toContain('page_view'));
    document.cookie = '_ga=GA1.1.1; Path=/';
    act(() => openConsentPreferences());
    const dialog = await screen.findByRole('dialog', { name: 'Preferências de cookies' });
    expect(within(dialog).getByRole('checkbox', { name: 'Marketing' })).toBeChecked();
    await user.click(within(dialog).getByRole('button', { name: 'Só o necessário' }));
    expect(reload).toHaveBeenCalledOnce();
    expect(document.cookie).not.toContain('_ga=');
    track('login');
    expect(window.dataLayer).toBeUndefined();
    await waitFor(() => expect(stored()).toMatchObject({ choices: { analytics: false } }));
  });
});

describe('Global Privacy Control', () => {
  it('is a refusal: no banner, nothing loaded, and it overrides what was chosen before', async () => {
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { globalPrivacyControl: true }));
    const choices = { analytics: true, marketing: true };
    localStorage.setItem(
      CONSENT_STORAGE_KEY,
      JSON.stringify({ version: '2026-11', choices, visitorId: 'x', withGpc: false, isLogged: true }),
    );
    const { user } = open();
    act(() => openConsentPreferences());
    expect(await screen.findByText(/Global Privacy Control/)).toBeInTheDocument();
    expect(screen.queryByRole('region')).toBeNull();
    expect(scripts()).toEqual([]);
    expect(isTracking()).toBe(false);
    // A visitor who accepts here, in spite of the signal, is tracked.
    await user.click(screen.getByRole('button', { name: 'Aceitar todos' }));
    expect(isTracking()).toBe(true);
  });
});
