import { z } from 'zod';
import { textSchema } from '../rules/core/read/schema-parts';
import { byEntryText } from './entry-texts';
import { ENTRY_TEXTS } from './limits';

/** The texts of an entry as fields of a request, an answer and an archive, which leaves them out for the public. */
export const requestTextFields = byEntryText((key) => textSchema(ENTRY_TEXTS[key], false));
export const responseTextFields = byEntryText(() => z.string());
export const archiveTextFields = byEntryText(() => z.string().exactOptional());
