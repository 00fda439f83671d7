import type { Request, Response } from 'express';
import type { PhotoSender } from '../../../shared/forms/PhotoGateway.ts';
import { addressKey } from '../../http/limits/networksOf.ts';
import { siteOf } from '../../site/siteOfRequest.ts';
import { clientAddress } from '../../http/security/clientAddress.ts';

/** Returns the sender of a request's photos, the subject of the limits on photos without a lead. */
export function readPhotoSender(request: Request, response: Response): PhotoSender {
  return { site: siteOf(response).name, address: addressKey(clientAddress(request)) };
}
