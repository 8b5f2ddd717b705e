ALTER TABLE "audit_rows" ADD COLUMN "network" text;--> statement-breakpoint
ALTER TABLE "audit_rows" ADD COLUMN "allowed_by" text;--> statement-breakpoint
ALTER TABLE "audit_rows" ADD COLUMN "count" integer;--> statement-breakpoint
CREATE FUNCTION refuse_change_of_audit() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'rows of the audit are added, never changed or deleted';
END
$$;--> statement-breakpoint
CREATE TRIGGER audit_rows_are_only_added BEFORE UPDATE OR DELETE OR TRUNCATE ON "audit_rows" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_audit();
