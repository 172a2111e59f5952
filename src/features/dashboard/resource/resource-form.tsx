import { useQueryClient } from '@tanstack/react-query';
import { zodResolver } from '@hookform/resolvers/zod';
import type { Namespace } from 'i18next';
import { useTranslation } from 'next-i18next/pages';
import { useEffect, useState, type ComponentProps, type ReactNode } from 'react';
import {
  FormProvider,
  useForm,
  useWatch,
  type FieldPath,
  type FieldValues,
  type UseFormReturn,
} from 'react-hook-form';
import { z } from 'zod';
import { endpointQuery } from '@/client/query';
import { notify } from '@/client/toast';
import type { EndpointName } from '@/contract/endpoints';
import type { User } from '@/contract/schemas/users';
import { FreshnessNote } from '../kit/freshness-note';
import { useWithPassword } from '../kit/password-host';
import type { Texts } from './define-resource';
import { DeleteButton } from './delete-button';
import { EditFrame } from './edit-frame';
import { labelOfField, type FormField } from './form-field';
import { FormFields } from './form-fields';
import { useEditing, type EditingOptions } from './use-editing';
import { useRefresh } from './use-refresh';

interface Versioned {
  version: number;
}

/** What the fields of a form are told. */
export interface FormContext<Values extends FieldValues, Saved, Ns extends Namespace> {
  t: Texts<Ns>;
  /** What is stored; null for a new item. */
  saved: Saved | null;
  form: UseFormReturn<Values, unknown, object>;
  /** What the form holds; up to date for the fields that the declaration `follows`. */
  now: Values;
}

/** What a form shows, in the language of the page. */
interface FormView<Values extends FieldValues> {
  /** What is edited, for assistive technology. */
  label: string;
  fields: readonly FormField<Values>[];
  /** Shows the fields in another way than one after the other, such as in parts. */
  body?: ReactNode;
  /** Where the item stands. */
  state?: ReactNode;
  /** What stands beside the save button. */
  actions?: ReactNode;
  remove?: { question: string; hint?: string; inUse?: string } | null;
  /** Names of fields in a conflict that have no label of their own. */
  labels?: Partial<Record<string, string>>;
  /** A value of a field in a conflict as a person can compare it. */
  showValue?: (value: unknown) => unknown;
  /** What is said of drafts, where the usual sentences do not fit. */
  draftTexts?: ComponentProps<typeof EditFrame>['texts'];
}

/** A form of the dashboard in one declaration. */
export interface FormDefinition<
  Values extends FieldValues,
  Body extends object,
  Saved extends Versioned,
  Ns extends Namespace,
> extends Pick<EditingOptions<Values, Body, Saved>, 'changesOf' | 'pathOf' | 'mergesAlone'> {
  texts: Ns;
  /** What the API answers for one item. */
  item: z.ZodType<Saved>;
  /** Judges what the form holds, and makes the body of the API of it. */
  body: z.ZodType<Body, Values>;
  /** What the form shows of an item; under the names of the body. */
  valuesOf: (saved: Saved) => Values;
  /** What the form of a new item begins with, for the person who makes it. */
  empty: (self: User | undefined) => Values;
  create: (body: Body) => Promise<Saved>;
  update: (saved: Saved, changes: Partial<Body> & Versioned) => Promise<Saved>;
  remove?: (saved: Saved) => Promise<unknown>;
  /** Lists and pages that show the item. */
  refreshes: readonly EndpointName[];
  /** What the item is called where the dashboard says since when it is on the shop. */
  freshness?: Parameters<typeof FreshnessNote>[0]['entity'];
  idOf: (saved: Saved) => string;
  /** With it what is typed is stored on this device: the first part of the name, and what each draft is like. */
  draft?: { name: string; sample: Values; ofNew?: string };
  /** Fields that decide what the form shows: it is shown again when one of them changes. */
  follows?: readonly FieldPath<Values>[];
  /** What is said in place of a save that would change nothing; without it such a save is sent. */
  unchanged?: (t: Texts<Ns>) => string;
  view: (context: FormContext<Values, Saved, Ns>) => FormView<Values>;
}

/** Judges a form by the schema of the API, after its values were made a body. */
export const judged = <Values, Body extends z.ZodType>(bodyOf: (values: Values) => unknown, body: Body) =>
  z.custom<Values>().transform(bodyOf).pipe(body);

interface ResourceFormProps<
  Values extends FieldValues,
  Body extends object,
  Saved extends Versioned,
  Ns extends Namespace,
> {
  form: FormDefinition<Values, Body, Saved, Ns>;
  /** What is stored; null for a new item. */
  stored: Saved | null;
  /** In a sheet beside a list, or a part of one; a page of its own unless said. */
  layout?: ComponentProps<typeof EditFrame>['layout'];
  onDirty?: (isDirty: boolean) => void;
  onSaved?: (saved: Saved, wasNew: boolean) => void;
  /** The item was deleted, or a new one was stored from a sheet. */
  onDone: () => void;
  /** Shows what is stored instead of what was stored on this device. */
  onDiscard?: () => void;
}

/** A form as its declaration says it: saving, drafts, conflicts, faults, deleting and toasts included. */
export function ResourceForm<
  Values extends FieldValues,
  Body extends object,
  Saved extends Versioned,
  Ns extends Namespace,
>(props: ResourceFormProps<Values, Body, Saved, Ns>) {
  const { form: definition, stored, layout = 'page', onDirty, onSaved, onDone, onDiscard } = props;
  const { t } = useTranslation(definition.texts);
  const { t: tCommon } = useTranslation('manage');
  const withPassword = useWithPassword();
  const refresh = useRefresh(...definition.refreshes);
  const queryClient = useQueryClient();
  const [start] = useState(() =>
    stored
      ? definition.valuesOf(stored)
      : definition.empty(queryClient.getQueryData(endpointQuery('getSelf', {}).queryKey)),
  );
  const form = useForm<Values, unknown, Body>({
    resolver: zodResolver(definition.body),
    defaultValues: start as never,
    shouldFocusError: false,
  });
  const { unchanged } = definition;
  const editing = useEditing({
    form,
    stored,
    valuesOf: definition.valuesOf,
    isSaved: (details): details is Saved => definition.item.safeParse(details).success,
    create: (body) => withPassword(() => definition.create(body)),
    update: (saved, changes) => withPassword(() => definition.update(saved, changes)),
    changesOf: definition.changesOf,
    pathOf: definition.pathOf,
    mergesAlone: definition.mergesAlone,
    onUnchanged: unchanged ? () => notify('info', unchanged(t)) : undefined,
    draft: definition.draft && {
      sample: definition.draft.sample,
      nameOf: (saved) =>
        `${definition.draft?.name}-${saved ? definition.idOf(saved) : (definition.draft?.ofNew ?? 'novo')}`,
    },
    onSaved(saved, wasNew) {
      refresh();
      notify('success', tCommon('saved'));
      onSaved?.(saved, wasNew);
      if (layout === 'sheet' && wasNew) done();
    },
  });
  const saved = editing.stored;
  const { isDirty } = editing;
  useEffect(() => onDirty?.(isDirty), [isDirty, onDirty]);
  const done = () => {
    onDirty?.(false);
    onDone();
  };
  useWatch({ control: form.control, name: definition.follows ?? [] });
  const view = definition.view({ t, saved, form, now: form.getValues() });
  const { remove } = definition;

  return (
    <FormProvider {...form}>
      <EditFrame
        label={view.label}
        layout={layout}
        editing={editing}
        labelOf={(key) => view.labels?.[key] ?? labelOfField(view.fields, key)}
        showValue={view.showValue}
        texts={view.draftTexts}
        onDiscard={() => {
          editing.discard();
          onDiscard?.();
        }}
        state={
          saved && (
            <>
              {view.state}
              {definition.freshness && (
                <FreshnessNote entity={definition.freshness} id={definition.idOf(saved)} />
              )}
            </>
          )
        }
        actions={
          <>
            {saved && remove && view.remove && (
              <DeleteButton
                {...view.remove}
                remove={() => remove(saved)}
                onDeleted={() => {
                  editing.discard();
                  refresh();
                  notify('success', tCommon('deleted'));
                  done();
                }}
              />
            )}
            {view.actions}
          </>
        }
      >
        {view.body ?? <FormFields fields={view.fields} />}
      </EditFrame>
    </FormProvider>
  );
}

/** Makes components of declarations. */
const formIn =
  (layout: 'page' | 'sheet') =>
  <Values extends FieldValues, Body extends object, Saved extends Versioned, const Ns extends Namespace>(
    form: FormDefinition<Values, Body, Saved, Ns>,
  ) =>
    function DeclaredForm(props: Omit<ResourceFormProps<Values, Body, Saved, Ns>, 'form' | 'layout'>) {
      return <ResourceForm form={form} layout={layout} {...props} />;
    };

/** The form of a declaration, for the sheet beside its list. */
export const sheetForm = formIn('sheet');

/** The form of a declaration, for a page of its own. */
export const pageForm = formIn('page');
