-- snapshot 07f2a6c6-082f-4963-abf1-46add0fb00d3
ALTER TABLE "number_series" ADD COLUMN "least" integer DEFAULT 1 NOT NULL;
