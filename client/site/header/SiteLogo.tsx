import type { ReactNode } from 'react';
import './SiteLogo.css';
import type { Fields } from '../../../shared/content/ContentTypes.ts';
import { imageField, pixelsField, textField } from '../../framework/fields.ts';
import { useSite, useTexts } from '../useSite.ts';
import { startPath } from '../components/sitePaths.ts';

/**
 * Link to the start page: the logo of editors or site configuration, else the site's name.
 * Next to the logo is the text that distinguishes the group's sites.
 */
export function SiteLogo({ fields }: { fields: Fields | undefined }): ReactNode {
  const site = useSite();
  const t = useTexts();
  const image = imageField(fields, 'Logo') ?? site.logo;
  const text = textField(fields, 'LogoText') || site.logo?.text;
  return (
    <a className="site-logo" href={startPath(site)} aria-label={`${site.displayName}, ${t('toStartPage')}`}>
      {image ? (
        <img
          className="site-logo-image"
          src={image.src}
          alt=""
          width={pixelsField(fields, 'LogoWidth', site.logo?.width ?? 150)}
          height={pixelsField(fields, 'LogoHeight', site.logo?.height ?? 55)}
        />
      ) : (
        <span>{site.displayName}</span>
      )}
      {image && text && <span className="site-logo-text">{text}</span>}
    </a>
  );
}
