type Package = { integrity?: string; resolved?: string; link?: boolean };
export function wrongPackages(packages: Record<string, Package>): string[];
export function secretsIn(path: string, text: string): string[];
