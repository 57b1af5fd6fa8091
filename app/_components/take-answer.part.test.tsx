import { useForm } from 'react-hook-form';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { takeAnswer } from './take-answer';

type FormValues = { event: { name: string; place: string }; note: string };

const TYPED: FormValues = { event: { name: 'Autumn', place: 'Minden' }, note: '' };

/** A form whose answer comes when a second button is pressed, and says all in small letters. */
const Form = () => {
  const { register, handleSubmit, getValues, reset, setValue, formState } = useForm<FormValues>({
    defaultValues: TYPED,
  });
  let sent = TYPED;
  const send = handleSubmit(() => {
    sent = structuredClone(getValues());
  });
  const answer = () => {
    const name = sent.event.name.toLowerCase();
    takeAnswer({ getValues, reset, setValue }, sent, { ...sent, event: { ...sent.event, name } });
  };
  return (
    <form onSubmit={(event) => void send(event)}>
      <input aria-label="Name" {...register('event.name')} />
      <input aria-label="Place" {...register('event.place')} />
      <input aria-label="Note" {...register('note')} />
      <button type="submit">Save</button>
      <button type="button" onClick={answer}>
        The answer comes
      </button>
      <output>{formState.isDirty ? 'unsaved' : 'saved'}</output>
    </form>
  );
};

const field = (name: string) => page.getByRole('textbox', { name });
const press = (name: string) => page.getByRole('button', { name }).click();
const state = page.getByRole('status');

test('an answer is taken into the form, which is saved then', async () => {
  await render(<Form />);
  await field('Name').fill('WINTER');
  await expect.element(state).toHaveTextContent('unsaved');
  await press('Save');
  await press('The answer comes');
  await expect.element(field('Name')).toHaveValue('winter');
  await expect.element(field('Place')).toHaveValue('Minden');
  await expect.element(state).toHaveTextContent(/^saved/);
});

test('what was typed while the answer was on its way stays, and is not saved yet', async () => {
  await render(<Form />);
  await field('Name').fill('WINTER');
  await press('Save');
  await field('Note').fill('Bring chairs.');
  await press('The answer comes');
  await expect.element(field('Name')).toHaveValue('winter');
  await expect.element(field('Note')).toHaveValue('Bring chairs.');
  await expect.element(state).toHaveTextContent('unsaved');
});

test('so does a field within a group', async () => {
  await render(<Form />);
  await field('Name').fill('WINTER');
  await press('Save');
  await field('Place').fill('Leuthen');
  await press('The answer comes');
  await expect.element(field('Place')).toHaveValue('Leuthen');
  await expect.element(state).toHaveTextContent('unsaved');
});
