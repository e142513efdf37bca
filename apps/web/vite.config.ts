import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compress } from './build/compress.ts';
import { mantineStyles } from './build/mantine-styles.ts';
import { pageDocuments } from './build/page-documents.ts';
import { preloadFont } from './build/preload-font.ts';
import { themeVariables } from './build/theme-variables.ts';
import { withoutDocumentation } from './build/without-documentation.ts';
import { withoutGroups } from './build/without-groups.ts';

/** Where the API answers while developing: a started product, unless FORTE_API names another. */
const api = process.env.FORTE_API ?? 'http://localhost:3000';

/** What runs before the start is here; whatever it shares with others, it must not wait for them. */
const ofAhead = /app\/ahead\.ts|core\/(asked-ahead|paths|storage)\.ts/;
/** Small things that public pages share with those behind the login, whose files they must not fetch for them. */
const ofPublicPages =
  /create-safe-context|\/(List|Fieldset|useLocation|IconDownload)\.m?js|ascii-digits|new-password-field|CheckIcon|use-uncontrolled|DirectionProvider/;
/** Without styles, for which a browser would have to wait before it runs them. */
const ofFirstCalls = /core\/(queries|query-client)|@tanstack\/(query-core|react-query)/;
const ofPublicCalls = /contract\/src\/(renamed|(rules|routes)\/(password|person|account|sign-up))/;
/** Which lists and the fields of forms both need, so that neither brings the other along. */
const ofBoth =
  /use-(callback-ref|debounced-callback)|VisuallyHidden|IconChevronDown|Combobox(Chevron|\.module|\.layer)|get-parsed-combobox|core\/(late|use-late-opening|toast|when-idle)\.|rules\/fold/;
const ofSignUp = /ui\/fields\/phone-field|components\/(Radio|Checkbox|SimpleGrid)\/|focus-first-error/;
const ofDialogs = /components\/(ModalBase|Modal|Overlay)\//;
const ofChoices = /components\/(Combobox|Popover|ScrollArea)\//;
/** What a list shows at once; its filters and menus come when they are asked for, or where there is room. */
const ofLists =
  /ui\/(list\/(list-layout|paged-list|sort-select|search-box|filter-chips|found-text|no-results|card-skeleton)|match\/match-score|person-avatar|relative-day|heart-button|terms|facts)|core\/(use-address|use-shortlist|use-wish|held-lists|known-params)|posting-filter\/posting-(filter\.ts|chips)|ui\/(panel|confirm-dialog|card-shell|shortlist-heart|status-badge|application-status)|useMutation|chips-of|experience-text|visa-text/;

/** Few files rather than many: each costs a phone a round trip, and what one page loads the next one mostly needs, too. */
const groups = [
  { name: 'ahead', test: ofAhead, priority: 6 },
  { name: 'start', tags: ['$initial' as const], priority: 5 },
  { name: 'public', test: ofPublicPages, priority: 4 },
  { name: 'public-calls', test: ofPublicCalls, priority: 4 },
  { name: 'first-calls', test: ofFirstCalls, priority: 4 },
  { name: 'both', test: ofBoth, priority: 4 },
  {
    name: 'inside',
    test: /layout\/(header|signed-in-layout)|pages\/access-denied/,
    priority: 3,
  },
  { name: 'lists', test: ofLists, priority: 3 },
  { name: 'dialogs', test: ofDialogs, priority: 2 },
  { name: 'choices', test: ofChoices, priority: 2 },
  { name: 'fields', test: ofSignUp, priority: 1 },
  { name: 'calls', test: /packages\/contract/, minShareCount: 3, priority: 2 },
  // What most pages behind the login share; less, and the search would come in thirty files.
  { name: 'pages', minShareCount: 7, priority: 1 },
];

export default defineConfig({
  // React has had this of its own since version 18; a library still brings it along.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim$/, replacement: 'react' }] },
  plugins: [
    react(),
    themeVariables(),
    mantineStyles(),
    withoutDocumentation(),
    withoutGroups(),
    preloadFont(),
    pageDocuments(),
    compress(),
  ],
  build: {
    manifest: true,
    modulePreload: { polyfill: false },
    outDir: 'dist',
    sourcemap: false,
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // By their hash alone: the list of all files is a part of the start, and names would be a tenth of a page's own code.
        chunkFileNames: 'assets/[hash].js',
        assetFileNames: 'assets/[hash][extname]',
        codeSplitting: { groups },
      },
    },
  },
  server: { proxy: { '/V1': api, '/dev': api } },
  preview: { proxy: { '/V1': api, '/dev': api } },
});
