import type { ReactNode } from 'react';
import './SiteLogo.css';
import type { Fields } from '../../../shared/content/ContentTypes.ts';
import { imageField, pixelsField, textField } from '../../content/fields.ts';
import { useSite, useTranslate } from '../useSite.ts';
import { startPath } from './sitePaths.ts';

/** The logo of the editors or of the site's file with what tells the group's sites apart beside it, else the site's name, as the link to the start page. */
export function SiteLogo({ fields }: { fields: Fields | undefined }): ReactNode {
  const site = useSite();
  const t = useTranslate();
  const image = imageField(fields, 'Logo') ?? site.logo;
  const text = textField(fields, 'LogoText');
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
