import { createRequire } from 'node:module';
import type * as SdkClient from '@sitecore-content-sdk/content/client';
import type * as SdkConfig from '@sitecore-content-sdk/content/config';
import type * as SdkEditing from '@sitecore-content-sdk/content/editing';
import type * as SdkI18n from '@sitecore-content-sdk/content/i18n';
import type * as SdkLayout from '@sitecore-content-sdk/content/layout';
import type * as SdkPersonalize from '@sitecore-content-sdk/content/personalize';
import type * as SdkSite from '@sitecore-content-sdk/content/site';
import type * as Core from '@sitecore-content-sdk/core';
import type * as Editing22 from 'jss22/editing';
import type * as Graphql22 from 'jss22/graphql';
import type * as I18n22 from 'jss22/i18n';
import type * as Layout22 from 'jss22/layout';
import type * as Personalize22 from 'jss22/personalize';
import type * as Site22 from 'jss22/site';
import type * as Graphql23 from 'jss23/graphql';
import type * as I18n23 from 'jss23/i18n';
import type * as Layout23 from 'jss23/layout';
import type * as Site23 from 'jss23/site';

/*
 * The public clients of the platform, unmodified. Only their CommonJS builds run in Node without a bundler.
 */
const load = createRequire(import.meta.url);

export const core = load('@sitecore-content-sdk/core') as typeof Core;
export const sdkClient = load('@sitecore-content-sdk/content/client') as typeof SdkClient;
export const sdkConfig = load('@sitecore-content-sdk/content/config') as typeof SdkConfig;
export const sdkLayout = load('@sitecore-content-sdk/content/layout') as typeof SdkLayout;
export const sdkI18n = load('@sitecore-content-sdk/content/i18n') as typeof SdkI18n;
export const sdkSite = load('@sitecore-content-sdk/content/site') as typeof SdkSite;
export const sdkEditing = load('@sitecore-content-sdk/content/editing') as typeof SdkEditing;
export const sdkPersonalize = load('@sitecore-content-sdk/content/personalize') as typeof SdkPersonalize;
export const graphql22 = load('jss22/graphql') as typeof Graphql22;
export const layout22 = load('jss22/layout') as typeof Layout22;
export const i18n22 = load('jss22/i18n') as typeof I18n22;
export const site22 = load('jss22/site') as typeof Site22;
export const editing22 = load('jss22/editing') as typeof Editing22;
export const personalize22 = load('jss22/personalize') as typeof Personalize22;
export const graphql23 = load('jss23/graphql') as typeof Graphql23;
export const layout23 = load('jss23/layout') as typeof Layout23;
export const i18n23 = load('jss23/i18n') as typeof I18n23;
export const site23 = load('jss23/site') as typeof Site23;
