import { backendSettings } from '../../config/backendSettings.ts';
import { languageTexts } from '../../config/languages/languageTexts.ts';
import type { CatalogueBackend } from '../../shared/catalogue/CatalogueGateway.ts';
import { createJotform } from '../forms/createJotform.ts';
import { createLeadService } from '../forms/createLeadService.ts';
import { embeddedJotformGateway } from '../forms/embedded/embeddedJotformGateway.ts';
import { createPhotoFiles } from '../forms/photos/createPhotoFiles.ts';
import { createPhotoService } from '../forms/photos/createPhotoService.ts';
import type { Services } from '../Services.ts';
import type { Foundation } from './openFoundation.ts';
import type { Setup } from './Setup.ts';

interface FormSources {
  catalogue: CatalogueBackend;
  /** Called after a lead was stored. */
  onTaken: () => void;
}

interface FormServices {
  gateways: Pick<Services['gateways'], 'leads' | 'photos'>;
  services: Pick<Services, 'jotform' | 'photoFiles'>;
}

/** Leads with their photos, and the forms of the provider. */
export function composeForms(
  { env, group }: Setup,
  { storage, outbox, clock, logger }: Foundation,
  { catalogue, onTaken }: FormSources,
): FormServices {
  const { jotform } = backendSettings(env, group);
  return {
    gateways: {
      leads: createLeadService({
        storage,
        outbox,
        sites: group.sites,
        catalogue,
        clock,
        logger,
        // a lead service answers the senders itself
        receiptTextsOf: env.COMHUB_ENDPOINT === '' ? languageTexts(group.languages, 'mails') : null,
        onTaken,
      }),
      photos: createPhotoService({ storage, clock }),
    },
    services: {
      jotform: env.JOTFORM_API_KEY
        ? createJotform({ ...jotform, logger })
        : embeddedJotformGateway(group.contentFolder),
      photoFiles: createPhotoFiles(storage),
    },
  };
}
