import base from './playwright.config';
const PORT=3290;
export default {...base, use: {...base.use, baseURL: `http://127.0.0.1:${PORT}`}, webServer: {command:'npx tsx server/main.ts', url:`http://127.0.0.1:${PORT}/healthz`, env:{PORT:String(PORT)}, reuseExistingServer:false}};
