const words = (line: string): string[] => line.split(', ');

/** Invented companies: a first and a second word, and what stands behind them. */
export const companyFirst = words(
  'Northwind, Blue Harbor, Summit, Cedar, Brightline, Ironwood, Lakeshore, Orchid, Pinnacle, Quantum, Redwood, Silverleaf, Tidewater, Vertex, Westbrook, Aurora, Banyan, Coral, Delta, Evergreen, Falcon, Granite, Horizon, Indigo, Juniper, Kestrel, Lotus, Meridian, Nimbus, Opal, Peacock, Riverbend, Sapphire, Trident, Umber, Vista, Willow, Zenith',
);
export const companySecond = words(
  'Systems, Technologies, Software, Health, Financial, Logistics, Retail, Analytics, Energy, Consulting, Labs, Insurance, Foods, Mobility, Networks, Media, Pharma, Manufacturing, Bank, Airlines',
);
export const charities = words('Foundation, Relief, Trust, Education Fund, Community Care');
export const designations = words(
  'Recruiter, HR Manager, Talent Partner, Hiring Manager, Head of People, Engineering Manager, Founder',
);
export const qualifications = words(
  'Bachelor of Technology, Bachelor of Science in Computer Science, Master of Computer Applications, Bachelor of Engineering, Master of Science in Computer Science, MBA, Bachelor of Commerce, Bachelor of Business Administration, Master of Technology, Associate Degree, Master of Science in Data Science, Bachelor of Arts, PhD in Computer Science, High School Diploma, Bachelor of Design, Master of Business Analytics, Bachelor of Fine Arts, Boot Camp Certificate',
);
export const institutions = words(
  'State University, Institute of Technology, National University, Technical University, City College, Polytechnic, University of Applied Sciences, School of Engineering',
);
export const strengths = words(
  'Reliable, Curious, Team player, Fast learner, Detail-oriented, Calm under pressure, Creative, Analytical, Self-motivated, Good listener, Organized, Adaptable, Empathetic, Decisive',
);
export const values = words(
  'Honesty, Growth, Respect, Family, Quality, Learning, Fairness, Trust, Balance, Community, Ownership, Diversity',
);
export const benefits = words(
  'Health insurance, Paid time off, Retirement plan, Flexible hours, Training budget, Home office allowance, Dental insurance, Parental leave, Stock options, Relocation help, Gym membership, Visa sponsorship',
);
export const workingHours = words(
  '9 am to 5 pm, 40 hours a week, Flexible around core hours, 8 am to 4 pm, Night shift, Overlap with US Eastern time, 20 hours a week',
);
export const duties = [
  'Work with the team from the first idea to the release',
  'Talk with users and turn what they say into plans',
  'Design solutions that last and write them down',
  'Review the work of others and welcome reviews of your own',
  'Find the cause of problems in production and remove it',
  'Improve what we have before adding more',
  'Estimate honestly and say early when plans change',
  'Help newer colleagues to grow',
  'Keep our documentation true',
  'Measure what you build and show it',
  'Work with colleagues in other time zones',
  'Make our releases safer and more frequent',
] as const;
export const streets = words(
  'Main Street, Park Avenue, Oak Lane, Station Road, Lake View, Garden Street, Hill Road, Market Square, River Walk, Church Street',
);
